import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import { type Market, type ScreenName, screenPath } from '@/lib/platform/markets'
import { classes, Icon } from '@/lib/storefront/design/ui'
import { type Login, loggedIn, TrackingData } from '@/lib/storefront/runtime/tracking'
import { FollowLogin, LoadUser, LogOutForm } from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'

/** The screens in the navigation of the account, in its order; the wishlist is a screen of the shop. */
const accountScreens = [
  'account',
  'orders',
  'wishlist',
  'addressBook',
  'personalData',
  'changePassword',
  'balance',
  'myData',
  'accountContact',
] as const satisfies ScreenName[]

export type AccountScreen =
  | Exclude<(typeof accountScreens)[number], 'wishlist'>
  | 'orderDetail'
  | 'deleteAccount'

/** Where a screen without an entry of its own belongs. */
const entryOf = (screen: AccountScreen) =>
  screen === 'orderDetail' ? 'orders' : screen === 'deleteAccount' ? 'myData' : screen

type Props = {
  market: Market
  current: AccountScreen
  built: (screen: ScreenName) => boolean
  /** Of the customer, who may have come here by logging in. */
  login: Login
  children: ReactNode
}

/** The account area: its navigation beside the screen; on phones a way back to its home, which has the same links. */
export function AccountFrame({ market, current, built, login, children }: Props) {
  const t = marketText(market)
  const shown = accountScreens.filter(built)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:block">
      {current !== 'account' && (
        <a
          href={screenPath(market, 'account')}
          className="inline-flex items-center gap-1 justify-self-start py-1 text-small underline underline-offset-2 lg:hidden print:hidden"
        >
          <Icon name="chevron-left" className="size-4" />
          {t('account.back')}
        </a>
      )}
      <nav aria-label={t('account.navigation')} className="print:hidden max-lg:hidden">
        <ul className="grid gap-1">
          {shown.map((screen) => {
            const isCurrent = entryOf(current) === screen
            return (
              <li key={screen}>
                <a
                  href={screenPath(market, screen)}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={classes(
                    'block rounded-field px-3 py-2.5 hover:bg-companion-1',
                    isCurrent && 'bg-companion-1 font-bold forced-colors:border',
                  )}
                >
                  {t(`account.screens.${screen}`)}
                </a>
              </li>
            )
          })}
          <li className="mt-2 border-line border-t pt-2">
            <LogOut market={market} />
          </li>
        </ul>
      </nav>
      <div className="min-w-0">
        {children}
        <TrackingData events={loggedIn(login)} />
        <FollowLogin />
        <LoadUser locale={market.shopLocale} />
      </div>
    </div>
  )
}

/** The button that ends the login. */
export const LogOut = ({ market }: { market: Market }) => (
  <LogOutForm action={callAddress(market, 'user/auth/logout')}>
    <button
      type="submit"
      className="w-full cursor-pointer rounded-field px-3 py-2.5 text-start hover:bg-companion-1"
    >
      {marketText(market)('account.logOut')}
    </button>
  </LogOutForm>
)
