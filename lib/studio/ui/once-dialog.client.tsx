'use client'

import { useState } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog.client'
import { Dialog } from './dialog.client'
import { showToast } from './toast'
import { useUiText } from './ui-text.client'

type OnceDialogProps = { title: string; intro: string; secret: string; onClose: () => void }

/** A secret that is shown this once, to be copied. */
export function OnceDialog({ title, intro, secret, onClose }: OnceDialogProps) {
  const t = useUiText()
  const [isCopied, setCopied] = useState(false)
  /** It was closed by its cross or by Esc, perhaps before it was written down. */
  const [isLeaving, setLeaving] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => {
        setCopied(true)
        showToast(t('copied'), 'success')
      },
      () => showToast(t('copyFailed'), 'error'),
    )
  return (
    <>
      <Dialog
        id="studio-secret"
        title={title}
        open={!isLeaving}
        onClose={() => (isCopied ? onClose() : setLeaving(true))}
        footer={
          <div className="flex w-full justify-end">
            <Button variant="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </div>
        }
      >
        <div className="grid gap-3 pb-4">
          <p>{intro}</p>
          <div className="flex items-center gap-2 rounded-field bg-ground p-3">
            <output className="min-w-0 flex-1 break-all font-mono text-lead">{secret}</output>
            <Button onClick={copy}>{t('copy')}</Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        id="studio-secret-unseen"
        title={t('once.title')}
        confirmLabel={t('once.leave')}
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        <p>{t('once.text')}</p>
      </ConfirmDialog>
    </>
  )
}
