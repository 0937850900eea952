import type { CampaignSituation } from '@/lib/content/campaigns'
import type { CheckoutStep } from '@/lib/shop/checkout'
import { type StudioLanguage, timeZone } from '@/lib/studio/i18n'
import { Button, classes, LinkButton, Screen, SelectField, SentClock, TextField } from '@/lib/studio/ui'
import type { DeskView } from './entry'
import type { Explained } from './explain'
import { campaignsText } from './messages'
import { type Sentence, whySentences } from './sentences'
import { ViewSwitch } from './view-switch'

/** The values of triggers for the checkout that its screens have. */
export type CheckoutValue = CheckoutStep | 'thankYou'

type Props = {
  language: StudioLanguage
  story: { id: number; name: string }
  explained: readonly Explained[]
  situation: CampaignSituation
  view: DeskView
  isPublished: boolean
  /** The draft is another one than what is published. */
  isChanged: boolean
  /** As they were given. */
  asked: { at: string; product: string; checkout: string; path: string; market: string }
  markets: readonly { code: string; name: string }[]
  checkoutValues: readonly CheckoutValue[]
  /** A page has its own path. */
  hasOwnPath: boolean
  /** The address of the page as it is in this situation. */
  frame: string
}

/** A step in words. */
const stepLabel = (value: CheckoutValue, language: StudioLanguage) =>
  campaignsText(language)(`why.steps.${value}`)

/** A page at a time, with a product, in a step of the checkout: which campaigns show there, and why. */
export function WhyScreen(props: Props) {
  const {
    language,
    story,
    explained,
    situation,
    asked,
    markets,
    checkoutValues,
    hasOwnPath,
    frame,
    view,
    isPublished,
    isChanged,
  } = props
  const t = campaignsText(language)
  const isUnknown = asked.product !== '' && situation.product === undefined
  const shown = explained.filter(({ isShown }) => isShown).length
  return (
    <Screen
      title={t('why.title', { story: story.name })}
      intro={t('why.intro')}
      actions={
        <>
          <ViewSwitch
            view={view}
            address={(each) => `?${new URLSearchParams({ ...asked, view: each })}`}
            language={language}
          />
          <LinkButton href="/studio/campaigns/">{t('why.back')}</LinkButton>
          <LinkButton href={`/studio/stories/${story.id}/`}>{t('why.edit')}</LinkButton>
        </>
      }
    >
      {isChanged && (
        <p className="rounded-field bg-warning-ground p-3 text-warning">{t(`why.changed.${view}`)}</p>
      )}
      <form className="grid items-start gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <SentClock
          id="at"
          name="at"
          detail="minutes"
          label={t('why.fields.at')}
          hint={t('why.fields.atHint')}
          asked={asked.at}
          timeZone={timeZone}
        />
        <input type="hidden" name="view" value={view} />
        {markets.length > 1 && (
          <SelectField
            id="market"
            name="market"
            label={t('market')}
            defaultValue={asked.market}
            options={markets.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        {!hasOwnPath && (
          <TextField
            id="path"
            name="path"
            label={t('why.fields.path')}
            hint={t('why.fields.pathHint')}
            defaultValue={asked.path}
          />
        )}
        <TextField
          id="product"
          name="product"
          label={t('why.fields.product')}
          hint={t('why.fields.productHint')}
          error={isUnknown ? t('why.fields.productUnknown') : undefined}
          defaultValue={asked.product}
        />
        <SelectField
          id="checkout"
          name="checkout"
          label={t('why.fields.checkout')}
          hint={t('why.fields.checkoutHint')}
          defaultValue={asked.checkout}
          options={[
            { value: '', label: t('why.fields.noCheckout') },
            ...checkoutValues.map((value) => ({ value, label: stepLabel(value, language) })),
          ]}
        />
        <Button type="submit" variant="primary" className="sm:mt-6.5">
          {t('show')}
        </Button>
      </form>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-labelledby="why" className="grid gap-3">
          <h2 id="why" className="font-display text-h2">
            {t('why.count', { shown, all: explained.length })}
          </h2>
          {explained.length === 0 && (
            <p className="rounded-card border border-line bg-card p-5 text-quiet">{t('why.none')}</p>
          )}
          <ul className="grid gap-3">
            {explained.map((one) => (
              <li key={one.key}>
                <Why explained={one} language={language} situation={situation} />
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-2 lg:sticky lg:top-5">
          <p className="font-semibold text-small">{t(`why.frameOf.${view}`)}</p>
          {view === 'shop' && !isPublished ? (
            <p className="rounded-card border border-line bg-card p-5 text-quiet">{t('why.notPublished')}</p>
          ) : (
            <iframe
              key={frame}
              title={t('why.frame')}
              src={frame}
              className="h-[44rem] w-full rounded-card border border-line bg-card"
            />
          )}
        </div>
      </div>
    </Screen>
  )
}

type WhyProps = { explained: Explained; language: StudioLanguage; situation: CampaignSituation }

function Why({ explained, language, situation }: WhyProps) {
  const t = campaignsText(language)
  const { name, story, isElsewhere, isShown } = explained
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold text-lead">{name || t('kinds.campaign')}</h3>
        <span
          className={classes(
            'inline-flex h-6 shrink-0 items-center rounded-full px-2.5 font-semibold text-small',
            isShown ? 'bg-success-ground text-success' : 'bg-ink/8 text-quiet',
          )}
        >
          {t(isShown ? 'why.shown' : 'why.notShown')}
        </span>
      </div>
      {isElsewhere && (
        <p className="text-quiet text-small">
          {t('why.elsewhere')}{' '}
          <a href={`/studio/campaigns/${story.id}/`} className="text-ink">
            {story.name}
          </a>
        </p>
      )}
      <Sentences sentences={whySentences(explained, { language, situation })} language={language} />
    </article>
  )
}

function Sentences({ sentences, language }: { sentences: readonly Sentence[]; language: StudioLanguage }) {
  const t = campaignsText(language)
  return (
    <ul className="grid gap-1">
      {sentences.map(({ isMet, words, parts }) => (
        <li key={words} className="flex gap-2">
          <span aria-hidden="true" className={classes('font-bold', isMet ? 'text-success' : 'text-error')}>
            {isMet ? '✓' : '✗'}
          </span>
          <div className="min-w-0">
            <span className="sr-only">{t(isMet ? 'why.met' : 'why.notMet')} </span>
            {words}
            {parts && <Sentences sentences={parts} language={language} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
