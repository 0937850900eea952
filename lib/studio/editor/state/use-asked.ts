import { useEffect } from 'react'
import { newCampaignIn } from '@/lib/studio/stories/client'
import { fromClock } from '../fields/time'
import { goToField } from '../panes/go-to-pane'
import { useText } from '../texts'
import type { Commands } from './commands'
import type { EditorStore } from './store'
import { tellAct } from './tell-act'

type Editor = { store: EditorStore; commands: Pick<Commands, 'addCampaign'>; timeZone: string }

/** Does what the address of the editor asks for: shows a block or one of its fields, or begins a campaign. */
export function useAsked({ store, commands, timeZone }: Editor) {
  const t = useText()
  useEffect(() => {
    const go = () => {
      const { hash, pathname } = window.location
      const campaign = newCampaignIn(hash)
      if (campaign) {
        // A reload begins no second one.
        window.history.replaceState(window.history.state, '', pathname)
        const inUtc = (clock: string) => (clock === '' ? '' : (fromClock(clock, timeZone) ?? ''))
        const { from, to, trigger } = campaign
        const made = commands.addCampaign({ dateFrom: inUtc(from), dateTo: inUtc(to), trigger })
        if (made === undefined) tellAct(t('tree.notHere'), 'warning')
        return
      }
      const asked = new URLSearchParams(hash.slice(1))
      const [uid, field] = [asked.get('block'), asked.get('field')]
      if (uid === null) return
      store.select(uid)
      if (field !== null) goToField(field)
    }
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [store, commands, timeZone, t])
}
