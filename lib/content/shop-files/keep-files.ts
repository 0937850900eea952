import { allMarkets } from '@/lib/platform/markets'
import type { OwnTypeface, SourceShopConfiguration, Typeface } from '@/schemas/shop'
import { FileFault } from './fault'
import { keepIcon, keepLogo, keepSharing } from './keep-pictures'
import { keepTypeface } from './keep-typeface'
import type { Places } from './read-source'

/** The row with the addresses of what is kept, or what is wrong with its files. */
type Kept = { ok: true; row: SourceShopConfiguration } | { ok: false; problems: string[] }

/** Checks the files that a row names and keeps copies of them. */
export type FilesOfShop = (db: Places['db'], row: SourceShopConfiguration) => Promise<Kept>

const languageOf = ({ locale }: SourceShopConfiguration) =>
  allMarkets.find(({ shopLocale }) => shopLocale === locale)?.language ?? 'de'

/** Keeps the files of a row in a storage, from a folder or the media library. */
export const keepShopFiles =
  (where: Omit<Places, 'db'>): FilesOfShop =>
  async (db, row) => {
    const places = { ...where, db }
    const problems: string[] = []
    const checked = async <T>(name: string, value: T, check: () => Promise<T>): Promise<T> => {
      try {
        return await check()
      } catch (error) {
        if (!(error instanceof FileFault)) throw error
        problems.push(`${name}: ${error.message}`)
        return value
      }
    }
    const typeface = (name: string, given: Typeface | OwnTypeface) =>
      checked(name, given, async () =>
        typeof given === 'string' ? given : keepTypeface(given, languageOf(row), places),
      )
    const { fonts, logo, icon, sharing } = row
    const files = {
      ...(fonts && {
        fonts: {
          ...fonts,
          ...(fonts.text && { text: await typeface('fonts.text', fonts.text) }),
          ...(fonts.display && { display: await typeface('fonts.display', fonts.display) }),
        },
      }),
      ...(logo && { logo: await checked('logo', logo, () => keepLogo(logo, places)) }),
      ...(icon && { icon: await checked('icon', icon, () => keepIcon(icon, places)) }),
      ...(sharing && { sharing: await checked('sharing', sharing, () => keepSharing(sharing, places)) }),
    }
    return problems.length > 0 ? { ok: false, problems } : { ok: true, row: { ...row, ...files } }
  }
