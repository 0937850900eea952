/** Accounts: registering, logging in, and what a customer keeps in one. */
export {
  type AddressEntry,
  deleteAddress,
  findAddresses,
  saveAddress,
} from './addresses'
export {
  changePersonalData,
  claimOrders,
  confirmEmailChange,
  deleteCustomer,
  type PersonalData,
  requestEmailChange,
} from './change-customer'
export type { Customer, CustomerAddress } from './customer'
export { type CustomerName, findCustomerById, findCustomerNames } from './find-customer'
export { addGiftCard, type CustomerGiftCard, findGiftCardsOf, removeGiftCard } from './gift-cards'
export {
  askForReset,
  mayChangeEmail,
  mayGetMail,
  mayRegister,
  type ResetAnswer,
  tryGiftCard,
  tryLogin,
  tryPassword,
} from './limits'
export {
  createLink,
  deleteLink,
  findLink,
  findLinkById,
  hoursOf,
  type Link,
  pruneLinks,
} from './links'
export {
  changePassword,
  checkLogin,
  findCustomerByEmail,
  isPasswordOf,
  requestReset,
  resetPassword,
} from './log-in'
export { customerMessage, type MailSubject } from './mail-subject'
export {
  countOrders,
  type LastAddresses,
  type ListedOrder,
  lastAddressesOf,
  listOrders,
  orderNumbersOf,
  ordersPerPage,
} from './orders'
export {
  confirmRegistration,
  isPasswordOfRegistration,
  requestRegistration,
  sendLinkAgain,
} from './registration'
export { endSession, findSession, type LoggedIn, openSession, pruneSessions, sessionsOf } from './sessions'
