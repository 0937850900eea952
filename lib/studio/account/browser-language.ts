import { headers } from 'next/headers'
import { languageOf, type StudioLanguage } from '@/lib/studio/i18n'

/** The language of a visitor who is not logged in: that of the browser. */
export const browserLanguage = async (): Promise<StudioLanguage> =>
  languageOf((await headers()).get('accept-language'))
