'use client'

import { type FormEvent, useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, TextField } from '@/lib/studio/ui'
import { HeldEntries, showToast, useSubmit } from '@/lib/studio/ui/client'
import type { MarketSlug } from './manage'
import { translationsText } from './messages'
import { useProblem } from './use-problem'

type SlugFormProps = { storyId: number; slugs: readonly MarketSlug[]; onSaved: () => void }

/** The path of a story in each market that shares it. */
export function SlugForm({ storyId, slugs, onSaved }: SlugFormProps) {
  const t = translationsText(useLanguage())
  const problem = useProblem()
  const { busy, errors, send } = useSubmit()
  const [paths, setPaths] = useState<Readonly<Record<string, string>>>({})
  const isHeld = () => slugs.some(({ lang, path }) => (paths[lang] ?? path) !== path)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { slugs: slugs.map(({ lang, path }) => ({ lang, path: paths[lang] ?? path })) }
    if (!(await send(`stories/${storyId}/translations/`, { method: 'PUT', body }))) return
    showToast(t('saved'), 'success')
    onSaved()
  }
  return (
    <section className="grid gap-3">
      <HeldEntries dialog="translations" isHeld={isHeld} />
      <h3 className="font-semibold">{t('slugs')}</h3>
      <p className="text-quiet">{t(slugs.length > 0 ? 'slugsHint' : 'notShared')}</p>
      {errors.story && (
        <p role="alert" className="text-error">
          {problem(errors.story)}
        </p>
      )}
      {slugs.length > 0 && (
        <form onSubmit={submit} noValidate className="grid gap-3">
          {slugs.map(({ lang, market, path, address }) => (
            <TextField
              key={lang}
              id={`slug-${lang}`}
              label={market}
              hint={address}
              value={paths[lang] ?? path}
              onChange={({ target }) => setPaths({ ...paths, [lang]: target.value })}
              error={errors[lang] && problem(errors[lang])}
              maxLength={900}
              spellCheck={false}
            />
          ))}
          <Button type="submit" busy={busy} className="justify-self-start">
            {t('save')}
          </Button>
        </form>
      )}
    </section>
  )
}
