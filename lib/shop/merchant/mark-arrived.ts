import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import { recordEvent } from '@/lib/shop/orders'
import { arrivedAt, findReturns, sumOfReturn } from '@/lib/shop/returns'
import { changeOrder, type Done, done, refused } from './change-order'
import { majorUnits, sumIn } from './money'

/**
 * Records that a return which was announced has come: it can be taken back no more, and does not count as late. What is paid
 * back is a command of its own. Said again, it changes nothing.
 * @param wanted its number; unset where one is on its way
 */
export const markArrived = (
  db: Database,
  number: string,
  { wanted, now: at }: { wanted: string | undefined; now: Date },
): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const all = await findReturns(tx, order.id)
    const live = all.filter(({ cancelledAt }) => !cancelledAt)
    const awaited = live.filter((each) => !arrivedAt(order, each.number))
    if (live.length === 0) return refused(`Of order ${number} nothing is announced to come back.`)
    if (wanted === undefined && awaited.length > 1)
      return refused(
        `Of order ${number} several returns are on their way. Name one of them: --return ${awaited.map((each) => each.number).join(' or ')}`,
      )
    const named =
      wanted === undefined ? (awaited[0] ?? live.at(-1)) : live.find((each) => each.number === wanted)
    if (!named) return refused(`Order ${number} has no return ${oneLine(wanted ?? '', 40)} on its way.`)
    if (arrivedAt(order, named.number))
      return { ...refused(`Return ${named.number} of order ${number} has arrived already.`), isSo: true }
    await recordEvent(tx, order, {
      ...{ type: 'returnArrived', cause: 'merchant', at },
      details: { return: named.number },
    })
    const { total } = sumOfReturn(order, named, all)
    const lines = named.lines.map(({ lineId }) => order.lines.findIndex(({ id }) => id === lineId) + 1)
    const back = `refund ${number} --amount ${majorUnits(total)} --lines ${lines.join(',')}`
    return done(
      `Return ${named.number} of order ${number} has arrived.`,
      ...(total > 0 ? [`To pay back for it: ${sumIn(order.currency, total)}, by ${back}`] : []),
    )
  })
