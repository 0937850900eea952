import type { EditorStore } from './store'

type Swap = { uid: string; field: string; from: string; to: string; value: unknown }

/**
 * Keeps what was chosen under an option while another one is tried: a select goes through its options by the arrow keys.
 * It is forgotten when another block is selected.
 */
export function createKeptValues(store: EditorStore) {
  let block: string | undefined
  const values = new Map<string, unknown>()
  const enter = (uid: string) => {
    if (uid !== block) values.clear()
    block = uid
  }
  store.subscribe(() => enter(store.get().present.selected))
  return {
    /** Keeps the value that a field has under one option, and returns the one that it had under another. */
    swap({ uid, field, from, to, value }: Swap): unknown {
      enter(uid)
      values.set(`${field} ${from}`, value)
      return values.get(`${field} ${to}`)
    },
  }
}
