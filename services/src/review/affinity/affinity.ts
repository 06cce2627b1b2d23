import { Words } from './words.js';

export interface ComparedTexts {
  papers: { id: string; text: string }[];
  /** Each text of a reviewer is compared on its own: a publication, or all keywords. */
  reviewers: { id: string; texts: string[] }[];
  /** ISO 639-1 */
  languages: readonly string[];
}

export interface TextAffinity {
  paperId: string;
  reviewerId: string;
  /** Above 0, at most 1. */
  score: number;
  /** The terms that count most, the most important first. */
  terms: string[];
}

/** Kept of each paper and of each reviewer, so that a large conference stores a small part of all pairs. */
const KEPT_OF_PAPER = 50;
const KEPT_OF_REVIEWER = 50;
const SHOWN_TERMS = 5;
/** Cosines below are chance. */
const LEAST_COSINE = 0.01;
/** Of the best matches of all papers, the cosine that counts as 1, and its lower bound. */
const STRONG_QUANTILE = 0.75;
const LEAST_STRONG_COSINE = 0.15;

/** Terms by number, with their weights. */
type Vector = Map<number, number>;

/**
 * TF-IDF of words and pairs of words, after stop words and with English stems: (1 + ln tf) · ln((N + 1) / df),
 * with N papers of which df use the term, at length 1. A pair has the best cosine of the reviewer's texts,
 * relative to what strong matches of this conference have: a score means the same in a small field and a
 * large one.
 */
export function textAffinities({ papers, reviewers, languages }: ComparedTexts): TextAffinity[] {
  const corpus = new Corpus(papers, new Words(languages));
  const byReviewer = reviewers.map(({ texts }) => corpus.compare(texts));
  const best = new Float32Array(papers.length);
  for (const pairs of byReviewer) {
    for (const { paper, cosine } of pairs) best[paper] = Math.max(best[paper] ?? 0, cosine);
  }
  const scale = Math.max(LEAST_STRONG_COSINE, quantile(best, STRONG_QUANTILE));
  return kept(byReviewer).map(({ reviewer, paper, cosine, vector }) => ({
    paperId: papers[paper]?.id ?? '',
    reviewerId: reviewers[reviewer]?.id ?? '',
    score: Math.min(1, cosine / scale),
    terms: corpus.sharedTerms(paper, vector),
  }));
}

interface Pair {
  paper: number;
  cosine: number;
  /** Of the reviewer's closest text. */
  vector: Vector;
}

class Corpus {
  private readonly terms = new Map<string, number>();
  private readonly shown: string[] = [];
  private readonly idf: number[];
  private readonly ofUnknown: number;
  private readonly vectors: Vector[];
  /** Papers and weights, by term. */
  private readonly postings: { paper: number; weight: number }[][] = [];
  private readonly sums: Float64Array;

  constructor(
    papers: readonly { text: string }[],
    private readonly words: Words,
  ) {
    const used: number[] = [];
    const counted = papers.map(({ text }) => {
      const counts: Vector = new Map();
      for (const [term, { count, shown }] of words.of(text)) {
        const at = this.terms.get(term) ?? this.terms.size;
        this.terms.set(term, at);
        this.shown[at] ??= shown;
        used[at] = (used[at] ?? 0) + 1;
        counts.set(at, count);
      }
      return counts;
    });
    this.idf = used.map((df) => Math.log((papers.length + 1) / df));
    this.ofUnknown = Math.log(papers.length + 1);
    this.vectors = counted.map((counts) => this.weigh(counts, 0));
    for (const [paper, vector] of this.vectors.entries()) {
      for (const [term, weight] of vector) (this.postings[term] ??= []).push({ paper, weight });
    }
    this.sums = new Float64Array(papers.length);
  }

  /** @returns the papers that share terms with the texts of a reviewer */
  compare(texts: readonly string[]): Pair[] {
    const best = new Map<number, Pair>();
    for (const text of texts) {
      const vector = this.vectorOf(text);
      const touched: number[] = [];
      for (const [term, weight] of vector) {
        for (const posting of this.postings[term] ?? []) {
          if (this.sums[posting.paper] === 0) touched.push(posting.paper);
          this.sums[posting.paper]! += weight * posting.weight;
        }
      }
      for (const paper of touched) {
        const cosine = this.sums[paper] ?? 0;
        this.sums[paper] = 0;
        if (cosine < LEAST_COSINE || cosine <= (best.get(paper)?.cosine ?? 0)) continue;
        best.set(paper, { paper, cosine, vector });
      }
    }
    return [...best.values()];
  }

  /** @returns as they are written in papers */
  sharedTerms(paper: number, vector: Vector): string[] {
    const shared: [term: number, part: number][] = [];
    for (const [term, weight] of this.vectors[paper] ?? []) {
      const other = vector.get(term);
      if (other) shared.push([term, weight * other]);
    }
    const ordered = shared.sort((a, b) => b[1] - a[1]).map(([term]) => this.shown[term] ?? '');
    // A pair of words says what its words say.
    const chosen: string[] = [];
    for (const term of ordered) {
      if (!chosen.some((other) => other.includes(term))) chosen.push(term);
      if (chosen.length === SHOWN_TERMS) break;
    }
    return chosen;
  }

  private vectorOf(text: string): Vector {
    const counts: Vector = new Map();
    let unknown = 0;
    for (const [term, { count }] of this.words.of(text)) {
      const at = this.terms.get(term);
      if (at === undefined) unknown += ((1 + Math.log(count)) * this.ofUnknown) ** 2;
      else counts.set(at, count);
    }
    return this.weigh(counts, unknown);
  }

  /** @param unknown the squared length of terms that no paper uses */
  private weigh(counts: Vector, unknown: number): Vector {
    let squares = unknown;
    for (const [term, count] of counts) {
      const weight = (1 + Math.log(count)) * (this.idf[term] ?? 0);
      counts.set(term, weight);
      squares += weight * weight;
    }
    if (squares === 0) return counts;
    const length = Math.sqrt(squares);
    for (const [term, weight] of counts) counts.set(term, weight / length);
    return counts;
  }
}

/** The best pairs of each paper and of each reviewer. */
function kept(byReviewer: Pair[][]): (Pair & { reviewer: number })[] {
  const byPaper: (Pair & { reviewer: number })[][] = [];
  const chosen = new Set<Pair & { reviewer: number }>();
  const byCosine = (a: Pair, b: Pair) => b.cosine - a.cosine;
  for (const [reviewer, pairs] of byReviewer.entries()) {
    const ordered = pairs.sort(byCosine).map((pair) => ({ ...pair, reviewer }));
    for (const pair of ordered.slice(0, KEPT_OF_REVIEWER)) chosen.add(pair);
    for (const pair of ordered) (byPaper[pair.paper] ??= []).push(pair);
  }
  for (const pairs of byPaper) {
    for (const pair of (pairs ?? []).sort(byCosine).slice(0, KEPT_OF_PAPER)) chosen.add(pair);
  }
  return [...chosen];
}

function quantile(values: Float32Array, share: number): number {
  const sorted = values.filter((value) => value > 0).sort();
  return sorted[Math.ceil(share * (sorted.length - 1))] ?? 0;
}
