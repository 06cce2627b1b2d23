import { after, HOUR } from '../../platform/core/time.js';

export const samplePerson = { title: 'Dr', firstName: 'Sample', lastName: 'Reader' };

export const sampleTime = new Date('2025-10-19T12:00:00Z');
export const sampleExpiry = after(sampleTime, HOUR);
