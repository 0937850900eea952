/** What the forms of the wishlist do where no script runs. */
export { forgetByForm, rememberByForm } from './by-form'
