/** Passwords are kept as Argon2id hashes alone. */
export { hashPassword, isPassword } from './password'
