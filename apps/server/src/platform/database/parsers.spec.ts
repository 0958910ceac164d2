import { types } from 'pg';
import { parserOf } from './parsers';

const TIMESTAMPTZ = 1184;
const TEXT_ARRAY = 1009;
const UUID_ARRAY = 2951;
const JSONB = 3802;
const INT4 = 23;

const read = (type: number, text: string): unknown => parserOf(type)?.(text) ?? text;
const readByDriver = (type: number, text: string): unknown =>
  (types.getTypeParser(type) as (text: string) => unknown)(text);

it.each([
  [TIMESTAMPTZ, '2026-11-20 12:15:19.393999+00'],
  [TIMESTAMPTZ, '2026-11-20 12:15:19+00'],
  [TIMESTAMPTZ, '2026-11-20 12:15:19.3+00'],
  [TIMESTAMPTZ, '1900-01-01 00:00:00.000001+00'],
  [TIMESTAMPTZ, '2200-12-31 23:59:59.999999+00'],
  [TIMESTAMPTZ, '2026-11-20 12:15:19.393+01'],
  [TIMESTAMPTZ, '2026-11-20 12:15:19.393-03:30'],
  [TIMESTAMPTZ, '12026-11-20 12:15:19+00'],
  [TIMESTAMPTZ, '0044-03-15 12:00:00+00 BC'],
  [TIMESTAMPTZ, '0099-03-15 12:00:00+00'],
  [TIMESTAMPTZ, 'infinity'],
  [TEXT_ARRAY, '{}'],
  [TEXT_ARRAY, '{Sam}'],
  [TEXT_ARRAY, '{Sam,Mia,Zoë}'],
  [TEXT_ARRAY, '{"Sam, the elder",Mia}'],
  [TEXT_ARRAY, '{"say \\"hi\\"","back\\\\slash"}'],
  [TEXT_ARRAY, '{""}'],
  [TEXT_ARRAY, '{NULL,Sam}'],
  [TEXT_ARRAY, '{"NULL"}'],
  [TEXT_ARRAY, '{{a,b},{c,d}}'],
  [TEXT_ARRAY, '[0:1]={a,b}'],
  [UUID_ARRAY, '{357a27f6-c8cd-418c-aab7-6e0c2cad4d35,457a27f6-c8cd-418c-aab7-6e0c2cad4d35}'],
  [JSONB, '{"a":[1,null]}'],
  [INT4, '-7'],
])('reads %s as the driver does: %s', (type, text) => {
  expect(read(type, text)).toEqual(readByDriver(type, text));
});

it('leaves text unchanged', () => {
  for (const type of [types.builtins.TEXT, types.builtins.VARCHAR, types.builtins.UUID])
    expect(parserOf(type as number)).toBeNull();
});
