// The paper in LaTeX, with packages that every distribution has.

const escapeTex = (text) =>
  text
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/–/g, '--')
    .replace(/·/g, '\\textperiodcentered{}');

const section = ([heading, text]) => `\\section*{${escapeTex(heading)}}\n${escapeTex(text)}\n`;

const numbered = ([heading, text]) => `\\section{${escapeTex(heading)}}\n${escapeTex(text)}\n`;

const row = (cells) => `  ${cells.map(escapeTex).join(' & ')} \\\\`;

function table(content) {
  const [head, ...rows] = content.table;
  return String.raw`\begin{table}[ht]
\caption{${escapeTex(content.caption.replace(/^Table 1\. /, ''))}}
\centering
\begin{tabular}{lrr}
  \hline
${row(head)}
  \hline
${rows.map(row).join('\n')}
  \hline
\end{tabular}
\end{table}
`;
}

const main = (content) => String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{lmodern}
\usepackage[margin=25mm]{geometry}
\usepackage{graphicx}
\usepackage{natbib}
\usepackage{hyperref}

% ${content.anonymous}
% While it is reviewed, leave the next line as it is; afterwards write \anonymousfalse.
\newif\ifanonymous
\anonymoustrue

\title{${escapeTex(content.title)}}
\ifanonymous
  \author{Anonymous}
\else
  \author{${escapeTex(content.authors)} \\ \small ${escapeTex(content.affiliations)}}
\fi
\date{}

\begin{document}
\maketitle

\begin{abstract}
\noindent ${escapeTex(content.abstract)}

\medskip\noindent\textbf{Keywords:} ${escapeTex(content.keywords)}
\end{abstract}

${content.sections.slice(0, 1).map(numbered).join('\n')}
\section{${content.sections[1][0]}}
${escapeTex(content.sections[1][1]).replace('(Author, 2024)', '\\citep{author2024}')}

${content.sections.slice(2, 4).map(numbered).join('\n')}
${table(content)}
${content.sections.slice(4).map(numbered).join('\n')}
${section(content.ai)}
\ifanonymous\else
${section(content.acknowledgements)}\fi

\nocite{*}
\bibliographystyle{apalike}
\bibliography{references}

\end{document}
`;

const references = String.raw`@article{author2024,
  author  = {Author, Alex},
  title   = {Title of the article},
  journal = {Name of the Journal},
  year    = {2024},
  volume  = {12},
  number  = {3},
  pages   = {45--67}
}

@book{author2023,
  author    = {Author, Bola and Author, Chen},
  title     = {Title of the book},
  publisher = {Publisher},
  year      = {2023}
}
`;

const readme = `How to use this template

1. Write the paper in paper.tex and its sources in references.bib.
2. Run: pdflatex paper, bibtex paper, pdflatex paper, pdflatex paper.
3. Submit the PDF.
`;

/** The files of the archive by their paths. */
export function latex(content) {
  return {
    'paper-template/paper.tex': main(content),
    'paper-template/references.bib': references,
    'paper-template/README.txt': readme,
  };
}
