/** What the forms of the wishlist do where no script runs. */
export { forgetWishByForm, rememberByForm } from './by-form'
