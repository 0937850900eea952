import type { ReactNode, RefObject } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { Button, controlClasses } from '@/lib/studio/ui'
import { icons } from '../icons'
import { useMediaText } from '../use-text'
import type { Group, useLibrary } from './use-library'

export type LibraryKeys = {
  search: RefObject<HTMLInputElement | null>
  upload: RefObject<HTMLInputElement | null>
}

type Props = {
  shelf: Pick<ReturnType<typeof useLibrary>, 'asked' | 'ask'>
  /** Without it, files of one group are shown. */
  hasGroups: boolean
  keys: LibraryKeys
  heading: ReactNode
  onFiles: (files: File[]) => void
}

const groups = ['all', 'picture', 'file'] as const

/** What stands above the files: the search, the choice of a group, and the button for uploads. */
export function LibraryHead({ shelf: { asked, ask }, hasGroups, keys, heading, onFiles }: Props) {
  const t = useMediaText()
  return (
    <header className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 md:px-5">
      {heading}
      <search className="flex min-w-0 flex-1 basis-64 gap-2">
        <input
          ref={keys.search}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={asked.term}
          maxLength={200}
          onChange={({ target }) => ask({ term: target.value })}
          className={`${controlClasses} h-9 max-w-80`}
        />
        {hasGroups && (
          <select
            aria-label={t('groups.label')}
            value={asked.group}
            onChange={({ target }) => ask({ group: target.value as Group })}
            className={`${controlClasses} h-9 w-auto! shrink-0`}
          >
            {groups.map((group) => (
              <option key={group} value={group}>
                {t(`groups.${group}`)}
              </option>
            ))}
          </select>
        )}
      </search>
      <input
        ref={keys.upload}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        variant="primary"
        icon={<IconFrame path={icons.upload} className="size-4" />}
        onClick={() => keys.upload.current?.click()}
        title={t('kinds')}
      >
        {t('upload')}
      </Button>
    </header>
  )
}
