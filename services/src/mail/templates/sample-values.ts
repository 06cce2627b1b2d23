import { after, HOUR } from '../../common/time.js';

/** People of previews; nobody has this name. */
export const samplePerson = { title: 'Dr', firstName: 'Sample', lastName: 'Reader' };

export const sampleTime = new Date('2025-10-19T12:00:00Z');
export const sampleExpiry = after(sampleTime, HOUR);
