import sharp from 'sharp'

type Wanted = { size: number; padding: number; ground: string; isFilled: boolean }

/** The colour at the corner of a picture, as sharp takes it. */
async function cornerOf(file: Buffer) {
  const [r = 255, g = 255, b = 255] = await sharp(file)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { r, g, b }
}

/**
 * An icon from the shop's own file. Devices that cut icons, or fill what is transparent, get one on a ground: that of the
 * file where it has one, else the shop's.
 */
export async function ownIcon(file: Buffer, { size, padding, ground, isFilled }: Wanted): Promise<Buffer> {
  const image = sharp(file)
  if (!isFilled) return image.resize(size, size, { fit: 'contain', background: '#0000' }).png().toBuffer()
  const { isOpaque } = await sharp(file).stats()
  const background = isOpaque ? await cornerOf(file) : ground
  const edge = Math.round(size * (isOpaque ? padding / 2 : padding))
  const inner = size - 2 * edge
  return image
    .resize(inner, inner, { fit: 'contain', background })
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png()
    .toBuffer()
}
