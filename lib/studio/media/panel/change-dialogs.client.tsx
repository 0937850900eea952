'use client'

import { useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { Button, ConfirmDialog, Dialog, firstFocus } from '@/lib/studio/ui'
import { showToast, useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import { type SendProblem, sendFile } from '../library/send-file'
import type { AssetCard, UseRow } from '../types'
import { useMediaText } from '../use-text'
import { UseList } from './use-list'

type ChangeProps = { asset: AssetCard; uses: readonly UseRow[]; onClose: () => void }

/** Says where a file will be missing, before it is deleted. */
export function DeleteAsset({ asset, uses, onClose, onDeleted }: ChangeProps & { onDeleted: () => void }) {
  const t = useMediaText()
  const { ask: who } = useWhoPublishes()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SendProblem | 'used'>()
  const submit = async () => {
    setBusy(true)
    const answer = await askStudio(`assets/${asset.id}/${uses.length > 0 ? '?used=1' : ''}`, {
      method: 'DELETE',
    })
    setBusy(false)
    if (!answer.ok) return setProblem((answer.errors.file as SendProblem | undefined) ?? 'failed')
    showToast(t('panel.deleted'), 'success')
    onDeleted()
  }
  return (
    <ConfirmDialog
      id="media-delete"
      title={t('panel.deleteTitle', { name: asset.name })}
      confirmLabel={t('panel.delete')}
      danger
      busy={busy}
      open
      onClose={onClose}
      onConfirm={submit}
    >
      <div className="grid gap-3 pb-4">
        <p>{t('panel.deleteText')}</p>
        {uses.length > 0 && (
          <section className="grid gap-2 rounded-field bg-warning-ground p-3 text-warning">
            <h3 className="font-semibold">{t('panel.deleteUsed')}</h3>
            <UseList uses={uses} />
          </section>
        )}
        {problem && (
          <p role="alert" className="text-error">
            {t(`problems.${problem}`, { who })}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Says where a new content will be seen, and takes it. */
export function ReplaceAsset({
  asset,
  uses,
  onClose,
  onReplaced,
}: ChangeProps & { onReplaced: (asset: AssetCard) => void }) {
  const t = useMediaText()
  const { ask: who } = useWhoPublishes()
  const ui = useUiText()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number>()
  const [problem, setProblem] = useState<SendProblem>()
  const published = uses.filter(({ inPublished }) => inPublished).length
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    setPart(0)
    const sent = await sendFile('PUT', `assets/${asset.id}/file/`, file, setPart)
    setPart(undefined)
    if (!sent.ok) return setProblem(sent.problem)
    if (sent.reduced)
      showToast(t('uploads.wasReduced', { ...sent.reduced, name: sent.asset.name }), 'warning')
    else showToast(t('panel.replaced'), 'success')
    onReplaced(sent.asset)
  }
  const footer = (
    <div className="flex w-full justify-end gap-2">
      <Button onClick={onClose}>{ui('cancel')}</Button>
      <Button
        {...firstFocus}
        variant="primary"
        busy={part !== undefined}
        onClick={() => part === undefined && input.current?.click()}
      >
        {t('panel.replaceChoose')}
      </Button>
    </div>
  )
  return (
    <Dialog
      id="media-replace"
      title={t('panel.replaceTitle', { name: asset.name })}
      open
      onClose={onClose}
      footer={footer}
    >
      <div className="grid gap-3 pb-4">
        <p>{t('panel.replaceText', { count: published })}</p>
        <p className="text-quiet text-small">{t('kinds')}</p>
        {uses.length > 0 && <UseList uses={uses} />}
        <input ref={input} type="file" hidden onChange={({ target }) => take(target.files?.[0])} />
        {part !== undefined && (
          <progress
            aria-label={t('panel.replace')}
            value={part}
            max={1}
            className="h-1.5 w-full accent-accent"
          />
        )}
        {problem && (
          <p role="alert" className="text-error">
            {t(`problems.${problem}`, { who })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
