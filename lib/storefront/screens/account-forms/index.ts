/** The forms of an account: logging in, registering, passwords and personal data. */
export { currentPasswordField, emailField, nameFields, newPasswordField } from './fields'
export { AccountForm, LoadUser, LogOutForm } from './islands'
export { accountFormWords, errorsInWords } from './words'
