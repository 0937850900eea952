import { fetchOnceMore } from '@/lib/platform/http'
import { showToast } from '@/lib/storefront/design/ui/client'
import { markOutdated } from './outdated'

/** How often an open page that is looked at asks for the build. */
const intervalMs = 5 * 60 * 1_000

type Notice = { text: string; action: string }
type Meta = { notice?: Record<string, Notice> }

async function read<Body>(path: string): Promise<Body | undefined> {
  try {
    const answer = await fetchOnceMore(path, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as Body) : undefined
  } catch {
    // Offline, or the shop is being started.
    return undefined
  }
}

const latest = async () => (await read<{ id: string }>(`/builds/latest.json?${Date.now()}`))?.id

async function announce(id: string): Promise<void> {
  const meta = await read<Meta>(`/builds/meta/${encodeURIComponent(id)}.json`)
  const notice = meta?.notice?.[document.documentElement.lang.slice(0, 2)]
  if (notice) showToast(notice.text, 'info', { label: notice.action, run: () => window.location.reload() })
}

/**
 * Asks from time to time for the build that the shop serves. When it is another one than at the beginning, the visitor
 * is told, and links load documents from then on. Nothing is reloaded by itself: something may be typed.
 */
export async function watchBuild(pauseMs = intervalMs): Promise<void> {
  const own = await latest()
  if (own === undefined) return
  let asked = Date.now()
  let announced = own
  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < pauseMs) return
    asked = Date.now()
    const id = await latest()
    if (id === undefined || id === announced) return
    announced = id
    markOutdated()
    await announce(id)
  }
  setInterval(() => void look(), pauseMs)
  document.addEventListener('visibilitychange', () => void look())
}
