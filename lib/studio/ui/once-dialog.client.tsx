'use client'

import { Button } from './button'
import { Dialog } from './dialog.client'
import { showToast } from './toast'
import { useUiText } from './ui-text.client'

type OnceDialogProps = { title: string; intro: string; secret: string; onClose: () => void }

/** A secret that is shown this once, to be copied. */
export function OnceDialog({ title, intro, secret, onClose }: OnceDialogProps) {
  const t = useUiText()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast(t('copied'), 'success'),
      () => showToast(t('copyFailed'), 'error'),
    )
  return (
    <Dialog
      id="studio-secret"
      title={title}
      open
      onClose={onClose}
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
  )
}
