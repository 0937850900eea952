import { productPicture } from '@/lib/storefront/design/pictures'
import { Image } from '@/lib/storefront/design/ui'
import type { Instead } from './sold-out'

type Props = {
  label: string
  /** Whether the label is shown: above sizes it stands already. */
  isTitled: boolean
  instead: readonly Instead[]
}

/** Other colours, dimensions and motifs in which a variant can be ordered, each with its picture and name. */
export function InsteadList({ label, isTitled, instead }: Props) {
  return (
    <>
      {isTitled && <p className="mb-3 font-bold text-small">{label}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {instead.map(({ sibling, href }) => (
          <li key={sibling.id}>
            <a href={href} className="choice gap-2 ps-1.5! text-start!">
              {sibling.imageHash && (
                <span className="block w-10 shrink-0">
                  <Image
                    src={productPicture(sibling.imageHash)}
                    alt=""
                    aspect="1/1"
                    width={40}
                    className="block rounded-[0.4375rem]"
                  />
                </span>
              )}
              {sibling.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
