import { erasedAddress } from './erased-address.js';
import type { User } from './user.entity.js';

/** Instead of the personal data of an account that other records refer to. */
export function erasedUser(id: string): Omit<User, 'id' | 'createdAt' | 'isSample' | 'version'> {
  return {
    email: erasedAddress(id),
    passwordHash: '',
    title: null,
    firstName: 'Erased',
    lastName: 'person',
    organization: '',
    position: null,
    country: null,
    phone: null,
    role: 'researcher',
    isEmailVerified: false,
    isDisabled: true,
  };
}
