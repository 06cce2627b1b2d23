import kit from '@plenary/kit/jest';

export default {
  ...kit,
  setupFilesAfterEnv: [...kit.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
