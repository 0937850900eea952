import { classes } from './classes'
import { Icon } from './icon'
import { pagesShown } from './pages-shown'

type PaginationWords = {
  label: string
  previous: string
  next: string
  /** ‘Page 3’. */
  page: (page: number) => string
}

type PaginationProps = {
  current: number
  pages: number
  href: (page: number) => string
  words: PaginationWords
}

const step =
  'inline-flex h-11 min-w-9 xs:min-w-11 items-center justify-center rounded-field px-1 xs:px-2 no-underline tabular-nums transition-colors'
const link = 'text-ink hover:bg-ink/8'

/** Links to the other pages of a list, each with its own address. Nothing for a single page. */
export function Pagination({ current, pages, href, words }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={words.label}>
      <ul className="flex items-center justify-center gap-0.5 xs:gap-1">
        <li>
          <Turn to={current > 1 ? href(current - 1) : undefined} rel="prev" label={words.previous} />
        </li>
        {pagesShown(current, pages).map((shown, index) =>
          shown === 'gap' ? (
            <li
              key={index < 3 ? 'before' : 'after'}
              aria-hidden="true"
              className="w-5 text-center text-quiet"
            >
              …
            </li>
          ) : (
            <li key={shown}>
              <a
                href={href(shown)}
                aria-label={words.page(shown)}
                {...(shown === current && { 'aria-current': 'page' as const })}
                className={classes(
                  step,
                  shown === current ? 'bg-ink font-bold text-card forced-colors:border' : link,
                )}
              >
                {shown}
              </a>
            </li>
          ),
        )}
        <li>
          <Turn to={current < pages ? href(current + 1) : undefined} rel="next" label={words.next} />
        </li>
      </ul>
    </nav>
  )
}

/** At the ends the arrow stays, dimmed and without a link, so that the numbers do not move. */
function Turn({ to, rel, label }: { to: string | undefined; rel: 'prev' | 'next'; label: string }) {
  const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />
  if (!to) {
    return (
      <span aria-hidden="true" className={classes(step, 'text-ink/30')}>
        {icon}
      </span>
    )
  }
  return (
    <a href={to} rel={rel} aria-label={label} className={classes(step, link)}>
      {icon}
    </a>
  )
}
