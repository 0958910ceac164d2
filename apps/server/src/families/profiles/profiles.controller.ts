import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames, snakeCase } from '../../platform/errors';
import { DataUrl, TakesDataUrl } from '../../platform/http';
import { ProfileImageRequest, SaveProfileRequest, SetAvatarRequest } from '../families.requests';
import { MembersService } from '../members/members.service';
import { ProfileEnvelope, ProfileResponse, UsersResponse } from './profile.responses';
import { ProfilesService } from './profiles.service';

@ApiTags('profile')
@Controller('api/auth')
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly members: MembersService,
  ) {}

  @Get()
  @ApiOperation({ summary: "The users of the caller's family, or only the caller without a family." })
  @ApiOkResponse({ type: UsersResponse })
  async users(@CurrentViewer() viewer: Viewer): Promise<UsersResponse> {
    return { users: await this.members.directory(viewer) };
  }

  @Get('profile')
  @ApiOperation({ summary: "The caller's profile; 404 if none has been saved yet." })
  @ApiOkResponse({ type: ProfileEnvelope })
  async profile(@CurrentViewer() viewer: Viewer): Promise<ProfileEnvelope> {
    return { profile: ProfileResponse.of(await this.profiles.profile(viewer)) };
  }

  @Post('profile')
  @RestNames({ field: snakeCase() })
  @HttpCode(200)
  @ApiOperation({ summary: "Saves the caller's profile; the family sees the new names at once." })
  @ApiOkResponse({ type: ProfileEnvelope })
  async save(@CurrentViewer() viewer: Viewer, @Body() body: SaveProfileRequest): Promise<ProfileEnvelope> {
    const saved = await this.profiles.save(viewer, {
      firstName: body.first_name ?? '',
      lastName: body.last_name,
      displayName: body.display_name ?? '',
      phone: body.phone,
      dateOfBirth: body.date_of_birth,
      email: body.email,
    });
    return { profile: ProfileResponse.of(saved) };
  }

  @Put('profile')
  @TakesDataUrl('avatar_url')
  @RestNames({ field: snakeCase({ publicId: 'avatar_url' }) })
  @ApiOperation({ summary: "Sets the caller's picture: a preset or a photo. Each clears the other." })
  @ApiOkResponse({ type: ProfileEnvelope })
  async avatar(
    @CurrentViewer() viewer: Viewer,
    @Body() { default_avatar_id: defaultAvatarId }: SetAvatarRequest,
    @DataUrl() avatarUrl?: string,
  ): Promise<ProfileEnvelope> {
    const saved = await this.profiles.setAvatarByUrl(viewer, { defaultAvatarId, avatarUrl });
    return { profile: ProfileResponse.of(saved) };
  }

  @Post('images')
  @HttpCode(200)
  @ApiOperation({ summary: "Sets an uploaded image as the caller's picture." })
  @ApiOkResponse({ type: ProfileEnvelope })
  async image(@CurrentViewer() viewer: Viewer, @Body() { publicId }: ProfileImageRequest): Promise<ProfileEnvelope> {
    return { profile: ProfileResponse.of(await this.profiles.choosePhoto(viewer, publicId)) };
  }
}
