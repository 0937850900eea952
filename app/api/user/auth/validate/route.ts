import { visitorCall } from '@/lib/storefront/visitor/calls'

/** `GET /api/user/auth/validate/`: whether the visitor's login is valid. */
export const GET = visitorCall({}, async ({ visitor: { customer }, headers }) =>
  Response.json({ valid: customer !== undefined }, { headers }),
)
