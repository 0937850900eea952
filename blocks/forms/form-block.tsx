import { consentOf } from '@/blocks/forms/consent-of'
import { domId } from '@/lib/content/links'
import type { HeadingLevel } from '@/lib/storefront/design/ui'
import { Card, filledTone, type Tone } from '@/lib/storefront/design/ui'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { FormView } from '@/lib/storefront/screens/forms'
import type { FormDefinition } from '@/schemas/api/form'

type Blok = Parameters<typeof consentOf>[0] & {
  uid: string
  headline: string
  level: HeadingLevel
  text?: string | undefined
  backgroundColor: Tone
}

type Props = {
  blok: Blok
  context: BlockContext
  /** The form, apart from the properties that all form blocks share. */
  form: Omit<FormDefinition, 'locale' | 'uid' | 'title' | 'consent'>
}

/** The layout that form blocks share: a headline and a text beside the form, above it on phones. */
export function FormBlock({ blok, context: { market, path }, form }: Props) {
  const { uid, headline, level: Heading, text } = blok
  const headlineId = domId(uid, 'headline')
  return (
    <section className="w-full" aria-labelledby={headlineId}>
      <Card tone={filledTone(blok.backgroundColor)} padding="large">
        <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
          <div className="min-w-0">
            <Heading id={headlineId} className="font-display text-h2">
              {headline}
            </Heading>
            {text && <p className="mt-3 max-w-prose whitespace-pre-line">{text}</p>}
          </div>
          <div className="min-w-0">
            <FormView
              market={market}
              path={path}
              definition={{
                ...form,
                locale: market.shopLocale,
                uid,
                title: headline,
                consent: consentOf(blok, market),
              }}
            />
          </div>
        </div>
      </Card>
    </section>
  )
}
