import './studio.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { config } from '@/lib/platform/config'
import { isTestShop, TestBar } from '@/lib/storefront/runtime/test-shop'
import { readerOfDocument } from '@/lib/studio/account'
import { FreshLogin } from '@/lib/studio/fresh-login'
import { LanguageProvider } from '@/lib/studio/i18n'
import { relyingParty } from '@/lib/studio/passkeys'
import { uiText } from '@/lib/studio/ui'
import { fontClasses } from '../fonts'

/** Every screen is rendered per request, for the person who is logged in. */
export const instant = false

export const metadata: Metadata = {
  title: { default: 'Studio', template: '%s · Studio' },
  robots: { index: false, follow: false },
  referrer: 'same-origin',
  formatDetection: { telephone: false },
}

/** The document of the Studio: the editor over the embedded content service. */
export default async function StudioDocument({ children }: { children: ReactNode }) {
  const { language, person } = await readerOfDocument()
  const t = uiText(language)
  return (
    <html
      lang={language}
      className={fontClasses}
      data-person={person?.id}
      data-media-mb={config().mediaMaxMb}
      data-environment={config().appEnv === 'qa' ? 'qa' : undefined}
    >
      <body>
        {isTestShop() && <TestBar label={t('testShop.label')} text={t('testShop.bar')} />}
        <LanguageProvider language={language}>
          {children}
          <FreshLogin origin={relyingParty().origin} />
        </LanguageProvider>
      </body>
    </html>
  )
}
