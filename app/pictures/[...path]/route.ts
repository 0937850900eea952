import { config } from '@/lib/platform/config'
import { answerPicture, pictureServiceIn } from '@/lib/storefront/picture-service'

let service: ReturnType<typeof pictureServiceIn> | undefined

/** `GET /pictures/…`: the shop's own pictures, drawn and transformed like by an image service. */
function answer(request: Request): Promise<Response> {
  service ??= pictureServiceIn(config().dataDir)
  return answerPicture(request, service)
}

export { answer as GET, answer as HEAD }
