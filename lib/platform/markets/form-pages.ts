import type { Market } from './markets'

/**
 * The pages around a form, and the parameters with which a visitor gets there. Without any of them the path is that of a
 * content page.
 */
const formPages = {
  /** A rejected form, shown again with what the visitor entered. */
  draft: { path: 'form', keys: ['draft'] },
  /** What the confirmation mail links to, and what confirming led to. */
  confirm: { path: 'form/confirm', keys: ['token', 'state'] },
  /** A mail when goods are back: what was asked, what the links of its mails lead to, and what they led to. */
  stock: { path: 'form/stock', keys: ['token', 'state', 'draft', 'variant'] },
} as const

type FormPage = keyof typeof formPages
type Question<P extends FormPage> = { [K in (typeof formPages)[P]['keys'][number]]?: string }

/** The path of a page around a form. */
export const formPath = ({ code }: Market, page: FormPage): string => `/${code}/${formPages[page].path}/`

/** The address of a page around a form: `/de/form/?draft=…`. */
export const formAddress = <P extends FormPage>(market: Market, page: P, question: Question<P>): string =>
  `${formPath(market, page)}?${new URLSearchParams(question as Record<string, string>)}`

/** Whether an address is that of a page around a form. */
export function isFormAddress(pathname: string, search: string): boolean {
  const below = pathname.slice(pathname.indexOf('/', 1))
  const page = Object.values(formPages).find(({ path }) => below === `/${path}/`)
  if (!page) return false
  const query = new URLSearchParams(search)
  return page.keys.some((key) => query.get(key))
}
