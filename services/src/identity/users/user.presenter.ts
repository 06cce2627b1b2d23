import { formatPhone } from '../../platform/core/phone-number.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';

export function presentUser(user: PresentedUser): PresentedUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    title: user.title,
    organization: user.organization,
    position: user.position,
    country: user.country,
    phone: formatPhone(user.phone),
    role: user.role,
    isEmailVerified: user.isEmailVerified,
  };
}
