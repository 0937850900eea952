'use client'

import type { ReactNode } from 'react'
import { PreviewLinksButton } from '@/lib/studio/preview-links/client'
import type { StoryPlan } from '@/lib/studio/schedules'
import { presentNames } from '@/lib/studio/stories/client'
import { TranslationsButton } from '@/lib/studio/translations/client'
import { IconButton, iconTarget } from '@/lib/studio/ui'
import type { PagePreview } from './frame/preview.client'
import { Icon } from './icon'
import { Publishing } from './publishing.client'
import { SaveSign } from './save-sign.client'
import { useEditor } from './state/context'
import type { Publication } from './state/publication'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

type TopBarProps = {
  saving: Saving
  publication: Publication
  onPublication: (publication: Publication) => void
  mayPublish: boolean
  /** Somebody else has saved since the page was opened. */
  isOutdated: boolean
  /** The version of the draft that somebody else has saved since; unset: that on the screen. */
  toldVersion: string | undefined
  /** Somebody else has deleted the page: there is nothing to publish or to plan. */
  isGone: boolean
  plan: StoryPlan
  onPlan: (plan: StoryPlan) => void
  /** Unset for a story that is no page of its own. */
  preview: PagePreview | undefined
  history: { canUndo: boolean; canRedo: boolean }
  onHistory: () => void
  /** Its name and, once it has changed, its address. */
  named: { name: string; address: string | undefined }
  /** How the page is shown. */
  children: ReactNode
}

const tones = {
  published: 'bg-success-ground text-success',
  changed: 'bg-warning-ground text-warning',
  draft: 'bg-hover text-quiet',
  outdated: 'bg-warning-ground text-warning',
} as const

/** The name and the state of the page, undo, the width of the preview, and publishing. */
export function TopBar(props: TopBarProps) {
  const {
    saving,
    publication,
    onPublication,
    mayPublish,
    isOutdated,
    toldVersion,
    isGone,
    plan,
    onPlan,
    preview,
    history,
    onHistory,
    children,
    named,
  } = props
  const shop = named.address ?? preview?.shop
  // Of a page of several markets the first, which the others are only counted behind.
  const [href] = (shop ?? '').split(' ')
  const { story, store, seen, present } = useEditor()
  // What has no address of its own has its place in the tree.
  const address = preview?.hasOwnPath ? shop : (named.address ?? story.fullSlug)
  const t = useText()
  // What is public may be another text than the one on the screen.
  const state = isOutdated
    ? 'outdated'
    : !publication.isPublished
      ? 'draft'
      : publication.hasChanges
        ? 'changed'
        : 'published'

  return (
    // On a low screen, as with large text, it is one row, whose tools are in a menu.
    <header className="flex min-h-13 shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 border-line border-b bg-card px-2 py-1.5 md:px-3 [@media(max-height:30rem)]:min-h-0 [@media(max-height:30rem)]:gap-x-1 [@media(max-height:30rem)]:py-0.5">
      <a
        href="/studio/"
        title={t('back')}
        aria-label={t('back')}
        className={`grid place-items-center rounded-field text-quiet hover:bg-hover ${iconTarget}`}
      >
        <Icon name="back" />
      </a>
      <div className="min-w-0 flex-1 basis-64 [@media(max-height:30rem)]:basis-28">
        <h1 className="flex min-w-0 items-center gap-2 font-display text-h3 [@media(max-height:30rem)]:flex-col [@media(max-height:30rem)]:items-start [@media(max-height:30rem)]:gap-0 [@media(max-height:30rem)]:leading-tight">
          <span className="max-w-full truncate">{named.name}</span>
          <span
            title={t(`publication.${state}`)}
            className={`shrink-0 rounded-full px-2 py-0.5 font-sans font-semibold text-small ${tones[state]}`}
          >
            {t(
              state === 'changed' || state === 'outdated'
                ? `publication.${state}Short`
                : `publication.${state}`,
            )}
          </span>
        </h1>
        <p className="flex min-w-0 gap-2 text-quiet text-small [@media(max-height:30rem)]:sr-only">
          <span title={address} className="min-w-0 truncate">
            {address}
          </span>
          {present.length > 0 && (
            <span title={present.join(', ')} className="min-w-8 shrink-[999] truncate text-success">
              {t('present', { names: presentNames(present) })}
            </span>
          )}
        </p>
      </div>
      <SaveSign saving={saving} />
      <button
        type="button"
        popoverTarget="editor-tools"
        title={t('tools')}
        aria-label={t('tools')}
        className={`hidden place-items-center rounded-field text-ink hover:bg-hover [@media(max-height:30rem)]:order-last [@media(max-height:30rem)]:grid ${iconTarget}`}
      >
        <Icon name="more" />
      </button>
      {/* Where there is room, the menu is no box of its own. */}
      <div
        id="editor-tools"
        popover="auto"
        className="inset-x-2 top-24 m-0 ms-auto w-fit max-w-[calc(100vw-1rem)] rounded-card border border-line bg-card p-2 shadow-lg [@media(min-height:30.01rem)]:contents"
      >
        <div className="flex flex-wrap gap-0.5">
          <IconButton
            label={t('undo')}
            disabled={!history.canUndo}
            icon={<Icon name="undo" />}
            onClick={store.undo}
          />
          <IconButton
            label={t('redo')}
            disabled={!history.canRedo}
            icon={<Icon name="redo" />}
            onClick={store.redo}
          />
          {!isGone && (
            <>
              <TranslationsButton storyId={story.id} onSeen={seen.setTranslations} />
              <IconButton label={t('history.title')} icon={<Icon name="history" />} onClick={onHistory} />
              <a
                href={`/studio/campaigns/${story.id}/`}
                title={t('campaigns')}
                aria-label={t('campaigns')}
                className={`grid place-items-center rounded-field text-ink hover:bg-hover ${iconTarget}`}
              >
                <Icon name="calendar" />
              </a>
            </>
          )}
          {preview && !isGone && <PreviewLinksButton storyId={story.id} icon={<Icon name="share" />} />}
          {preview?.hasOwnPath && !isGone && publication.isPublished && (
            <a
              href={href}
              target="_blank"
              rel="noopener"
              title={t('openInShop')}
              aria-label={t('openInShop')}
              className={`grid place-items-center rounded-field text-ink hover:bg-hover ${iconTarget}`}
            >
              <Icon name="external" />
            </a>
          )}
        </div>
        {children}
      </div>
      {!isGone && (
        <Publishing
          saving={saving}
          publication={publication}
          onPublication={onPublication}
          mayPublish={mayPublish}
          plan={plan}
          newest={{ version: toldVersion, name: named.name }}
          onPlan={onPlan}
          onHistory={onHistory}
        />
      )}
    </header>
  )
}
