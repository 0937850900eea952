import { Icon } from '@/lib/storefront/design/ui'

/** Says of an order that it is a test, for which nothing is paid, sent or issued. */
export const TestNotice = ({ text }: { text: string }) => (
  <p className="mt-6 flex items-start gap-3 rounded-card bg-warning-ground p-4">
    <Icon name="warning" className="mt-0.5 size-6 text-warning" />
    <span className="min-w-0">{text}</span>
  </p>
)
