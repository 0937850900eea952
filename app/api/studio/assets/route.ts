import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { fileAnswer, libraryQuery, readLibrary, upload, uploadCall, uploadQuery } from '@/lib/studio/media'

/** `GET /api/studio/assets/?folder&term&group&page` or `?key`: files of the media library, and its folders. */
export const GET = studioCall<unknown, never, typeof libraryQuery>(
  { permission: 'edit', query: libraryQuery },
  async ({ query }) => answered(await readLibrary(query)),
)

/** `POST /api/studio/assets/?name&folder`: adds the file that is the body. */
export const POST = uploadCall(async ({ person, path, query }) => {
  const asked = uploadQuery.safeParse(query)
  if (!asked.success) return unprocessable({ file: 'name' })
  return fileAnswer(await upload(person, { ...asked.data, path }), 201)
})
