import sirv from 'sirv'
import { staticFolder, staticPath } from '@/lib/server/next/internals'
import type { EdgeResponse } from './edge-response'

/** Serves the static files of a build, compressed beforehand, with immutable caching. */
export function staticFiles(distDir: string): (request: EdgeResponse['req'], response: EdgeResponse) => void {
  const serve = sirv(staticFolder(distDir), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
    onNoMatch: (_, response) => (response as EdgeResponse).answer({ status: 404, headers: {} }),
  })
  return (request, response) => {
    request.url = request.url?.slice(staticPath.length - 1)
    // A range whose end lies before its start makes the library throw; files of this size need no range requests.
    delete request.headers.range
    serve(request, response)
  }
}
