import { Loading, Skeleton } from '@/lib/storefront/design/ui'

/** Reserves the space of the basket while it loads. */
export const BasketSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="flex h-[1lh] items-center">
      <Skeleton className="w-24" />
    </div>
    <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
      <div className="divide-y divide-line rounded-panel border border-line bg-card">
        {['a', 'b'].map((key) => (
          <div
            key={key}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 p-4 sm:p-5 lg:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <Skeleton shape="picture" className="aspect-square rounded-field" />
            <div className="grid content-start gap-3 pt-1">
              <Skeleton className="max-w-1/3" />
              <Skeleton className="max-w-2/3" />
              <Skeleton className="max-w-1/2" />
              <Skeleton shape="button" className="mt-4 max-w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid content-start gap-4 rounded-panel border border-line bg-card p-5 lg:p-6">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-6" />
      </div>
    </div>
  </Loading>
)
