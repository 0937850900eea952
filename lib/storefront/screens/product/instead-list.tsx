import type { Instead } from './sold-out'

type Props = {
  label: string
  /** Whether the label is shown: above sizes it stands already. */
  isTitled: boolean
  instead: readonly Instead[]
}

/**
 * Other colours, dimensions and motifs in which a variant can be ordered, by their names: a page has a list for each size, and
 * their pictures stand above once.
 */
export function InsteadList({ label, isTitled, instead }: Props) {
  return (
    <>
      {isTitled && <p className="mb-3 font-bold text-small">{label}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {instead.map(({ sibling, href }) => (
          <li key={sibling.id}>
            <a href={href} className="choice gap-2">
              {sibling.swatch && (
                <span
                  className="size-4 rounded-full ring-1 ring-outline ring-inset"
                  style={{ background: sibling.swatch }}
                />
              )}
              {sibling.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
