import { z } from 'zod'

/** The name of a file that is sold as a download: in no other folder, not hidden, and with an extension. */
export const downloadFile = z
  .string()
  .max(120)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _().-]*\.[A-Za-z\d]{1,8}$/u)
