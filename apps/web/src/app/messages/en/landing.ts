/** Texts of the landing page. The feature list, headline, buttons and states are the specification's. */
export const landing = {
  headline: 'Organize Your Family Life Like Never Before',
};
