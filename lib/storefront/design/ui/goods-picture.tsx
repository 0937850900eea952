import { imageAddress, productPicture } from '@/lib/storefront/design/pictures'
import { IconFrame } from './icon-frame'
import { Image, type ImageProps } from './image'

/** A box: the sign of goods of which no category is known. */
const boxPath = 'M12 3.5l8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9'

type Props = Omit<Extract<ImageProps, { seal?: undefined }>, 'src' | 'alt'> & {
  /** Of the catalogue. Unset: there is none. */
  image: { src: string; alt?: string } | undefined
  /** The path of the sign of its category. */
  sign?: string | undefined
  /** Of the drawing, where its name does not stand beside it. */
  label?: string | undefined
}

/** The drawing in the colours of the shop that stands for goods without a picture. */
export const GoodsSign = ({ sign, label }: Pick<Props, 'sign' | 'label'>) => (
  <span className="no-picture" {...(label && { role: 'img', 'aria-label': label })}>
    <IconFrame path={sign ?? boxPath} />
  </span>
)

/** The square picture of goods, or a drawing where there is none that can be shown. */
export function GoodsPicture({ image, sign, label, ...rest }: Props) {
  const src = image && productPicture(image.src)
  if (!src || !imageAddress(src)) return <GoodsSign sign={sign} label={label} />
  return <Image src={src} alt={image.alt ?? ''} aspect="1/1" {...rest} />
}
