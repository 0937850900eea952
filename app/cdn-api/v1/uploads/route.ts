import { takeUpload } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { orUnavailable } from '@/lib/platform/http'

/** Longer than decoding and encoding a large picture. */
const timeoutMs = 60_000

/** `POST /cdn-api/v1/uploads/`: the form with a file that the Management API has signed, while no Storyblok space is set. */
export const POST = orUnavailable(
  async (request: Request): Promise<Response> =>
    config().storyblok ? new Response(null, { status: 404 }) : takeUpload(request),
  timeoutMs,
)
