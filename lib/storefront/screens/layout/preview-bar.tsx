import { chosenTime } from '@/lib/content/preview'
import { formatMoment, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { clockText } from '@/lib/platform/time'
import { Button, TextField } from '@/lib/storefront/design/ui'

type Props = {
  market: Market
  /** The path of the page, which is also the target after another time was chosen. */
  path: string
  /** The time for which the page is shown. */
  now: number
}

/** For editors in the preview: shows the preview's time and lets them choose another one. */
export async function PreviewBar({ market, path, now }: Props) {
  const t = marketText(market)
  const { iso } = market
  const { timezone } = await loadShopConfiguration(market.code)
  const chosen = await chosenTime(market)
  const date = formatMoment(now, { iso, timezone }, 'full')
  const isWrong = chosen !== undefined && chosen.at === undefined
  return (
    <aside aria-label={t('preview.label')} className="border-line border-b bg-warning-ground">
      <div className="mx-auto flex max-w-page flex-wrap items-end gap-x-6 gap-y-3 px-4 py-3 md:px-6">
        <p className="min-w-0 flex-1 basis-64 self-center" role={isWrong ? 'alert' : undefined}>
          {isWrong && <>{t('preview.wrong', { text: chosen.text })} </>}
          {t(chosen?.at === undefined ? 'preview.present' : 'preview.at', { date })}
        </p>
        <form method="post" action="/api/preview/time/" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="path" value={path} />
          <TextField
            id="preview-time"
            name="time"
            type="datetime-local"
            label={t('preview.time', { zone: timezone })}
            defaultValue={clockText(now, timezone)}
            required
          />
          <Button type="submit">{t('preview.show')}</Button>
          {chosen && (
            <Button type="submit" name="present" value="yes" variant="secondary" formNoValidate>
              {t('preview.now')}
            </Button>
          )}
        </form>
        <form method="post" action="/api/preview/exit/">
          <input type="hidden" name="path" value={path} />
          <Button type="submit" variant="secondary">
            {t('preview.end')}
          </Button>
        </form>
      </div>
    </aside>
  )
}
