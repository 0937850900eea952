'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { IconButton } from '../button'
import { Dialog } from '../dialog.client'
import { useUiText } from '../ui-text.client'
import { keyNames, type Shortcut } from './shortcut'
import { isMac, useRegisteredShortcuts, useShortcuts } from './use-shortcuts'

const groups = ['everywhere', 'stories', 'media', 'editor'] as const

/** The button and the dialog under `?`, with every key of the screen that is shown. */
export function ShortcutsHelp() {
  const t = useUiText()
  const [open, setOpen] = useState(false)
  useShortcuts([{ keys: '?', label: t('shortcuts.open'), group: 'everywhere', run: () => setOpen(true) }])
  return (
    <>
      <IconButton
        label={t('shortcuts.open')}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
        icon={<span className="font-bold text-body">?</span>}
      />
      <Dialog id="studio-shortcuts" title={t('shortcuts.title')} open={open} onClose={() => setOpen(false)}>
        <ShortcutList />
      </Dialog>
    </>
  )
}

function ShortcutList() {
  const t = useUiText()
  const language = useLanguage()
  const shortcuts = useRegisteredShortcuts()
  const of = (group: Shortcut['group']) => shortcuts.filter((one) => one.group === group)
  return (
    <div className="grid gap-5 pb-4">
      {groups
        .filter((group) => of(group).length > 0)
        .map((group) => (
          <section key={group}>
            <h3 className="mb-1 font-semibold text-quiet text-small">{t(`shortcuts.groups.${group}`)}</h3>
            <dl className="divide-y divide-line">
              {of(group).map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                  <dt>{label}</dt>
                  <dd className="flex gap-1">
                    {keyNames(keys, isMac(), language).map((name) => (
                      <kbd key={name} className="kbd">
                        {name}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}
