import { mailTreatment } from './offered'
import { remotePictureUrl, shopPictureFacts, shopPictureUrl } from './picture-url'
import { imageAddress } from './plan-image'
import { productPicture } from './remote-picture'
import { isStoryblokImage, storyblokImageUrl } from './storyblok-url'

/** The address of a product's picture for mails, in a format that every mail program shows; undefined if it is none. */
export function mailPicture(src: string): string | undefined {
  const address = imageAddress(productPicture(src))
  if (!address) return undefined
  const { own, remote } = mailTreatment
  if (isStoryblokImage(address)) return storyblokImageUrl(address, { ...remote, height: remote.width })
  return (
    remotePictureUrl(address, remote) ??
    (shopPictureFacts(address) ? shopPictureUrl(address, own) : undefined)
  )
}
