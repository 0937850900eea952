import { concealTokens, pruneDeleted, pruneUploads } from '@/lib/content/embedded'
import { pruneForms } from '@/lib/content/forms'
import { assetStorage } from '@/lib/content/media'
import { currentTime } from '@/lib/platform/clock'
import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { pruneInstances } from '@/lib/platform/instances'
import { pruneAttempts } from '@/lib/platform/limits'
import { logError } from '@/lib/platform/log'
import { pruneMailFiles } from '@/lib/platform/mail'
import { pruneOutbox } from '@/lib/platform/outbox'
import { pruneSandboxPayments } from '@/lib/platform/payments'
import { pruneSharedPages } from '@/lib/platform/shared-pages'
import { every, type Worker } from '@/lib/platform/worker'
import { pruneStockRequests } from '@/lib/shop/back-in-stock'
import { pruneBaskets } from '@/lib/shop/basket'
import { pruneLinks, pruneSessions } from '@/lib/shop/customers'
import { pruneGiftCardMails } from '@/lib/shop/gift-card-mails'
import { pruneOrderDrafts } from '@/lib/shop/order-drafts'
import { forgetOrigins, prunePaymentEvents } from '@/lib/shop/orders'
import { pruneRefundAccounts } from '@/lib/shop/refund-transfers'
import { pruneReceipts } from '@/lib/shop/returns'
import { pruneWishlists } from '@/lib/shop/wishlist'
import {
  pruneChallenges,
  pruneInvitations,
  prunePresence,
  prunePreviewLinks,
  pruneStudioLinks,
  pruneStudioSessions,
} from '@/lib/studio/people'

const dayMs = 24 * 60 * 60 * 1000

type Options = { worker: Worker; db: Database } & Pick<Config, 'dataDir' | 'pagesMaxMb'>

/** Deletes what has expired at the start and once a day. A deletion that fails does not stop the others. */
export function startHousekeeping({ worker, db, dataDir, pagesMaxMb }: Options): void {
  const uploads = async (from: Database) => pruneUploads(from, assetStorage())
  const files = (_: Database, now: Date) => pruneMailFiles(dataDir, now)
  const pages = (from: Database) => pruneSharedPages(from, pagesMaxMb * 1024 * 1024)
  worker.add({
    name: 'housekeeping',
    leased: true,
    nextAt: every(dayMs),
    run: () =>
      Promise.all(
        [
          pruneWishlists,
          pruneBaskets,
          pruneForms,
          pruneOrderDrafts,
          pruneRefundAccounts,
          pruneReceipts,
          pruneGiftCardMails,
          pruneStockRequests,
          pruneSessions,
          pruneStudioSessions,
          pruneChallenges,
          pruneInvitations,
          pruneStudioLinks,
          prunePreviewLinks,
          prunePresence,
          concealTokens,
          pruneDeleted,
          pruneLinks,
          pruneOutbox,
          pruneAttempts,
          pruneInstances,
          prunePaymentEvents,
          forgetOrigins,
          pruneSandboxPayments,
          uploads,
          files,
          pages,
        ].map((prune) => prune(db, currentTime()).catch((error: unknown) => logError('housekeeping', error))),
      ),
  })
}
