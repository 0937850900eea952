import type { StudioLanguage } from '@/lib/studio/i18n'
import { passkeysText } from './messages'

/** Browsers use no passkey of another host, nor one for a number of the network such as 127.0.0.1. */
export const isElsewhere = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SecurityError'

type Props = { language: StudioLanguage /** Where passkeys are made and used. */; origin: string }

/** Says at which address passkeys work, with the way there. */
export function Elsewhere({ language, origin }: Props) {
  const t = passkeysText(language)
  const { host } = new URL(origin)
  return (
    <p role="alert" className="wrap-break-word rounded-field bg-warning-ground px-3 py-2 text-warning">
      {t('elsewhere.text', { host })}{' '}
      <a href={`${origin}/studio/`} className="font-semibold underline">
        {t('elsewhere.link', { host })}
      </a>
    </p>
  )
}
