/** The campaign desk: everything with a date or a trigger, and why a campaign shows or does not. */

export { CampaignsScreen } from './campaigns-screen'
export { deskViews } from './entry'
export { explainPage } from './explain'
export { deskFilters, deskOrders } from './filter'
export { campaignsText } from './messages'
export { monthOf } from './month'
export { readDesk } from './read-desk'
export { withShopValues } from './shop-values'
export { WhyScreen } from './why-screen'
