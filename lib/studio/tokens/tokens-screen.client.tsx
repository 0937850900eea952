'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, type Column, ConfirmDialog, DataTable, OnceDialog, Screen } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { tokensText } from './messages'
import { TokenDialog, type TokenKind } from './token-dialog.client'

/** An access token as the table shows it. Times are ISO 8601 texts. */
export type TokenRow = {
  id: string
  kind: TokenKind
  name: string
  ending: string
  createdAt: string
  /** Null: made before tokens had owners, or by a program. */
  owner: string | null
  /** Null: never. */
  expiresAt: string | null
  isExpired: boolean
  usedAt: string | null
}

/** The access tokens of the content service; for administrators. */
export function TokensScreen({ tokens }: { tokens: readonly TokenRow[] }) {
  const language = useLanguage()
  const t = tokensText(language)
  const router = useRouter()
  const { busy, send } = useSubmit()
  const [creates, setCreates] = useState(false)
  const [asked, setAsked] = useState<TokenRow>()
  const [secret, setSecret] = useState<string>()

  const remove = async () => {
    if (!asked || !(await send(`tokens/${asked.id}/`, { method: 'DELETE' }))) return
    setAsked(undefined)
    showToast(t('deleted'), 'success')
    router.refresh()
  }

  const columns: readonly Column<TokenRow>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      cell: ({ name }) => <strong>{name}</strong>,
    },
    { key: 'kind', title: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'ending', title: t('columns.ending'), cell: ({ ending }) => <code>…{ending}</code> },
    { key: 'owner', title: t('columns.owner'), cell: ({ owner }) => owner ?? t('nobody') },
    { key: 'created', title: t('columns.created'), cell: (row) => formatMoment(language, row.createdAt) },
    {
      key: 'expires',
      title: t('columns.expires'),
      cell: ({ expiresAt, isExpired }) => {
        if (!expiresAt) return t('endless')
        const at = formatMoment(language, expiresAt)
        return isExpired ? <span className="text-error">{t('expired', { at })}</span> : at
      },
    },
    {
      key: 'used',
      title: t('columns.used'),
      cell: ({ usedAt }) => (usedAt ? formatMoment(language, usedAt) : t('unused')),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      hidden: true,
      width: 'w-1',
      cell: (row) => (
        <Button size="small" variant="quiet" about={row.name} onClick={() => setAsked(row)}>
          {t('delete')}
        </Button>
      ),
    },
  ]

  return (
    <Screen
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button variant="primary" onClick={() => setCreates(true)}>
          {t('create')}
        </Button>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={tokens}
        keyOf={({ id }) => id}
        empty={t('empty')}
      />
      {creates && (
        <TokenDialog
          onClose={() => setCreates(false)}
          onCreated={(token) => {
            setCreates(false)
            setSecret(token)
            router.refresh()
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          id="delete-token"
          open
          danger
          title={t('deleteTitle', { name: asked.name })}
          confirmLabel={t('delete')}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={remove}
        >
          <p className="pb-4">{t('deleteText')}</p>
        </ConfirmDialog>
      )}
      {secret !== undefined && (
        <OnceDialog
          title={t('secretTitle')}
          intro={t('secretText')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Screen>
  )
}
