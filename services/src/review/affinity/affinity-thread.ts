import { parentPort, workerData } from 'node:worker_threads';
import { type ComparedTexts, textAffinities } from './affinity.js';

parentPort?.postMessage({ done: textAffinities(workerData as ComparedTexts) });
