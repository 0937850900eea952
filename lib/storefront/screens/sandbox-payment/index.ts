/** The page of the sandbox, which stands in for the page of a payment service. */
export { addressAfter, sandboxPage } from './page'
