import { config } from '@/lib/platform/config'
import { answerPicture, pictureServiceIn, remotePicturesIn } from '@/lib/storefront/picture-service'

let services:
  | [own: ReturnType<typeof pictureServiceIn>, remote: ReturnType<typeof remotePicturesIn>]
  | undefined

/** `GET /pictures/…`: pictures, drawn or fetched from an allowed origin, and transformed like by an image service. */
function answer(request: Request): Promise<Response> {
  const { dataDir, imageOrigins } = config()
  services ??= [pictureServiceIn(dataDir), remotePicturesIn(dataDir, imageOrigins)]
  return answerPicture(request, ...services)
}

export { answer as GET, answer as HEAD }
