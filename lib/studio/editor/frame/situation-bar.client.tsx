'use client'

import { type FormEvent, useState } from 'react'
import type { Situation } from '@/lib/studio/frame'
import { zoneName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, SelectField, TextField } from '@/lib/studio/ui'
import { ClockField, LoadFailed } from '@/lib/studio/ui/client'
import { Icon } from '../icon'
import { PickDialog } from '../pickers/pick-dialog.client'
import { useFound } from '../pickers/use-found'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { type Known, knownValue } from './known-value'
import { type Asked, askedNothing, situationFrom } from './situation'

type Props = {
  /** A page has its own path; what stands on many pages is shown at one. */
  hasOwnPath: boolean
  onChange: (situation: Situation) => void
}

const nameOf = (known: Known | undefined) => (typeof known === 'object' ? known.name : undefined)

/** At what time, with which product and in which step of the checkout the page is shown. */
export function SituationBar({ hasOwnPath, onChange }: Props) {
  const { timeZone, story } = useEditor()
  const language = useLanguage()
  const t = useText()
  const [asked, setAsked] = useState<Asked>(askedNothing)
  const [shown, setShown] = useState<Asked>(askedNothing)
  const [picks, setPicks] = useState<'product' | 'path'>()
  const near = story.fullSlug
  const places = useFound('checkoutPlaces', { near })
  const product = useFound('productNumbers', { values: [shown.product.trim()], near }, shown.product !== '')
  const page = useFound('pages', { values: [shown.path.trim()], near }, shown.path !== '')
  const ofProduct = knownValue(asked.product, shown.product, product)
  const ofPath = knownValue(asked.path, shown.path, page)
  const isSet = Object.values(shown).some(Boolean)
  const set = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }))
  const show = (next: Asked) => {
    setAsked(next)
    setShown(next)
    onChange(situationFrom(next, timeZone))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(asked)
  }
  const steps = places.kind === 'found' ? places.things : []
  return (
    <details className="group shrink-0 rounded-field border border-line bg-card text-small">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 px-3 py-1.5">
        <Icon name="chevron" className="size-3.5 shrink-0 transition-transform group-open:rotate-90" />
        <span className="font-semibold">{t('situation.title')}</span>
        <span role="status" className="min-w-0 truncate text-quiet">
          {isSet ? t('situation.other') : t('situation.now')}
        </span>
      </summary>
      <form
        onSubmit={submit}
        // A browser would fill in again, after a reload, what is no longer asked about.
        autoComplete="off"
        className="grid max-h-[50vh] items-start gap-3 overflow-y-auto p-3 pt-1 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
      >
        <ClockField
          id="situation-at"
          label={t('situation.at')}
          hint={t('form.zone', { zone: zoneName(language, timeZone) })}
          value={asked.at}
          timeZone={timeZone}
          onChange={(at) => set({ at })}
        />
        <div className="grid gap-1">
          <TextField
            id="situation-product"
            label={t('situation.product')}
            hint={nameOf(ofProduct) ?? t('situation.productHint')}
            error={ofProduct === 'unknown' ? t('situation.unknownProduct') : undefined}
            value={asked.product}
            onChange={({ target }) => set({ product: target.value })}
          />
          {product.kind === 'failed' && <LoadFailed status={product.status} onRetry={product.again} />}
          <Button
            size="small"
            className="justify-self-start"
            icon={<Icon name="search" />}
            onClick={() => setPicks('product')}
          >
            {t('product.chooseOne')}
          </Button>
        </div>
        <SelectField
          id="situation-checkout"
          label={t('situation.checkout')}
          value={asked.checkout}
          options={[
            { value: '', label: t('situation.noCheckout') },
            ...steps.map(({ value, name }) => ({ value, label: name })),
          ]}
          onChange={({ target }) => set({ checkout: target.value })}
        />
        {!hasOwnPath && (
          <div className="grid gap-1">
            <TextField
              id="situation-path"
              label={t('situation.path')}
              hint={nameOf(ofPath)}
              error={ofPath === 'unknown' ? t('situation.unknownPath') : undefined}
              value={asked.path}
              onChange={({ target }) => set({ path: target.value })}
            />
            {page.kind === 'failed' && <LoadFailed status={page.status} onRetry={page.again} />}
            <Button
              size="small"
              className="justify-self-start"
              icon={<Icon name="search" />}
              onClick={() => setPicks('path')}
            >
              {t('situation.choosePath')}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap gap-2 sm:mt-6">
          <Button type="submit" variant="primary">
            {t('situation.show')}
          </Button>
          <Button disabled={!isSet} onClick={() => show(askedNothing)}>
            {t('situation.reset')}
          </Button>
        </div>
      </form>
      <PickDialog
        source="products"
        title={t('product.chooseOne')}
        open={picks === 'product'}
        chosen={[asked.product].filter(Boolean)}
        onClose={() => setPicks(undefined)}
        onPick={({ value }) => {
          set({ product: value })
          setPicks(undefined)
        }}
      />
      <PickDialog
        source="pages"
        title={t('situation.choosePath')}
        open={picks === 'path'}
        chosen={[asked.path].filter(Boolean)}
        onClose={() => setPicks(undefined)}
        onPick={({ value }) => {
          set({ path: value })
          setPicks(undefined)
        }}
      />
    </details>
  )
}
