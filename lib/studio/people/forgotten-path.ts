/** Where a link is asked for that sets a new password. */
export const forgottenPath = '/studio/login/forgotten/'
